import { beginEarly } from "./lib/early-begin.ts";

beginEarly();
