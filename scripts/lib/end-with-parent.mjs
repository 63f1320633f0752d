// Loaded into a service before its own code: when the process that started it is gone, however it went, end as if asked to.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
// A listener keeps the channel, and with it the service, alive; this one must not.
process.channel?.unref();
