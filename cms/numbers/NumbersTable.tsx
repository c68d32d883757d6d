import type { ReactNode } from 'react'
import { ScrollingTable } from '../desk/ScrollingTable.tsx'

interface NumbersTableProps {
  title: string
  columns: readonly string[]
  // It takes the width of two lists.
  isWide?: boolean
  // Shown without rows: says what brings some.
  empty: string
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** Renders a list of numbers with its heading; the first cell of a row is its name. */
export function NumbersTable({ title, columns, isWide = false, empty, rows }: NumbersTableProps) {
  return (
    <section className={isWide ? 'numbers-list numbers-list--wide' : 'numbers-list'}>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p className="desk__quiet">{empty}</p>
      ) : (
        <ScrollingTable label={title}>
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
            {rows.map(({ key, cells: [name, ...cells] }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {cells.map((cell, place) => (
                  <td key={columns[place + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </ScrollingTable>
      )}
    </section>
  )
}
