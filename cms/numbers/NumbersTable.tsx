import { ScrollingTable } from '../desk/ScrollingTable.tsx'
import { type TableContent, TableRows } from '../desk/TableRows.tsx'

interface NumbersTableProps extends TableContent {
  title: string
  // It takes the width of two lists.
  isWide?: boolean
  // Shown without rows: says what brings some.
  empty: string
  // Said below the rows.
  note?: string
}

/** Renders a list of numbers with its heading. */
export function NumbersTable({ title, isWide = false, empty, note, ...content }: NumbersTableProps) {
  return (
    <section className={isWide ? 'numbers-list numbers-list--wide' : 'numbers-list'}>
      <h2>{title}</h2>
      {content.rows.length === 0 ? (
        <p className="desk__quiet">{empty}</p>
      ) : (
        <>
          <ScrollingTable label={title}>
            <TableRows {...content} />
          </ScrollingTable>
          {note && <p className="desk__quiet">{note}</p>}
        </>
      )}
    </section>
  )
}
