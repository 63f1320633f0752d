// Loaded into a service before its own code. Ends the service, as SIGTERM would, when the process that started it ends for any
// reason.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
// Calls unref on the channel, because the listener would otherwise keep the channel, and therefore the service, alive.
process.channel?.unref();
