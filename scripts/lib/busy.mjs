// A neighbor that keeps one processor busy, for `npm test -- --busy`. It pauses so briefly that it still notices its end.
const SLICE_MS = 50;

function compute() {
  const end = performance.now() + SLICE_MS;
  while (performance.now() < end);
  setImmediate(compute);
}
compute();
