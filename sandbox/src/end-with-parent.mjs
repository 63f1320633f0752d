// Loaded into a Node program before its own code. Ends the program when the process that started it ends for any reason. This file
// is plain JavaScript, because npm may run on a Node that can't run TypeScript.
process.once("disconnect", () => process.exit(1));
// The listener must not keep a finished program alive.
process.channel?.unref();
