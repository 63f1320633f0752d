// Preloaded into a service. Ends the service, as SIGTERM would, when the process that started it ends for any reason.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
// Unreferences the channel. Otherwise, the listener would keep the channel open, and the service running.
process.channel?.unref();
