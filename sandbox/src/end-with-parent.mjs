// Loaded into a Node program before its own code: when the process that started it is gone, however it went, so is the
// program. Plain JavaScript, since npm may run on a Node that reads nothing else.
process.once("disconnect", () => process.exit(1));
// Listening must not keep a program alive that has ended otherwise.
process.channel?.unref();
