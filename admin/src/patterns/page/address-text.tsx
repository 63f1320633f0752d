/** An address, line by line. */
export const AddressText = ({ lines }: { lines: readonly string[] }) => (
  <address>
    {lines.map((line, index) => (
      <span key={index}>{line}</span>
    ))}
  </address>
);
