// Keeps one processor busy, for `npm test -- --busy`. Pauses briefly, so that it notices when to end.
const SLICE_MS = 50;

function compute() {
  const end = performance.now() + SLICE_MS;
  while (performance.now() < end);
  setImmediate(compute);
}
compute();
