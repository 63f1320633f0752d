// Loaded into a service before its own code. Ends the service, as SIGTERM would, when the process that started it ends for any
// reason.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
// A listener keeps the channel, and therefore the service, alive. Unref'ing the channel lets the service end.
process.channel?.unref();
