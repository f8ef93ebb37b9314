import { visuallyHidden } from '~/ui/layout.css';

interface ChartTableProps {
  caption: string;
  columns: readonly string[];
  /** In each row the first cell names it. */
  rows: readonly (readonly string[])[];
}

/** A chart in the form that screen readers can read; the drawing itself is hidden from them. */
export function ChartTable({ caption, columns, rows }: ChartTableProps) {
  return (
    <div className={visuallyHidden}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
