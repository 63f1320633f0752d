// Loaded into a service before its own code: ends it, as on SIGTERM, when the process that started it ends for any reason.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
// A listener would keep the channel, and with it the service, alive. This one must not.
process.channel?.unref();
