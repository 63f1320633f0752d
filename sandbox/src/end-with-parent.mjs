// Preloaded into a Node program. Exits the program when the process that started it ends for any reason. This file is plain
// JavaScript, because npm may use a version of Node that can't run TypeScript.
process.once("disconnect", () => process.exit(1));
// Keeps the listener from delaying the exit of a finished program.
process.channel?.unref();
