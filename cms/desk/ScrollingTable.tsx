import type { ReactNode } from 'react'

/** Renders a table that scrolls sideways where it is wider than the screen, by keys, too. */
export function ScrollingTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll what has the focus
    <section className="desk__scroll" aria-label={label} tabIndex={0}>
      <table className="desk__table">{children}</table>
    </section>
  )
}
