// Keeps one processor busy, for `npm test -- --busy`. Pauses briefly between slices of this length, so that it notices when to
// stop.
const SLICE_MS = 50;

function compute() {
  const end = performance.now() + SLICE_MS;
  while (performance.now() < end);
  setImmediate(compute);
}
compute();
