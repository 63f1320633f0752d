// Runs on its own, before the entrance has come (vite/early.ts), and takes part in it afterwards.
import { beginEarly } from "./lib/early-requests.ts";

beginEarly();
