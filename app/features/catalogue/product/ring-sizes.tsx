const sizes = [4, 5, 6, 7, 8, 9, 10, 11];

/**
 * The inside of a ring of a US size, in millimetres: 11.63 mm across for size 0, and 0.8128 mm more
 * for each size.
 */
export function ringMeasures(size: number): {across: string; around: string} {
  const across = 11.63 + 0.8128 * size;
  return {across: across.toFixed(1), around: (across * Math.PI).toFixed(1)};
}

/** How to find one's size, and what the sizes measure. */
export function RingSizes() {
  return (
    <div className="text-sm">
      <div className="rich-text">
        <p>Measure in the evening, when fingers are a little larger, and not when you are cold.</p>
        <p>
          <strong>With a ring that fits:</strong> lay it on a ruler and measure the inside across.
        </p>
        <p>
          <strong>With a strip of paper:</strong> wrap it round the finger where the ring will sit,
          mark the overlap and measure the length.
        </p>
      </div>
      <table className="mt-8 w-full text-left figures">
        <caption className="sr-only">Ring sizes and their inner measures in millimetres</caption>
        <thead className="border-b border-hairline">
          <tr className="caps text-muted">
            <th scope="col" className="py-3 font-medium">
              US size
            </th>
            <th scope="col" className="py-3 font-medium">
              Across
            </th>
            <th scope="col" className="py-3 font-medium">
              Around
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-hairline">
          {sizes.map((size) => {
            const {across, around} = ringMeasures(size);
            return (
              <tr key={size}>
                <th scope="row" className="py-2.5 font-normal">
                  {size}
                </th>
                <td>{across} mm</td>
                <td>{around} mm</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="mt-6 text-muted">
        Wide bands sit tighter: choose half a size more from 6 mm upward. Between two sizes, take
        the larger one.
      </p>
    </div>
  );
}
