import type { ReactNode } from 'react'
import type { MailFace } from '../core/mail/mail.types.ts'
import { textInMail } from '../core/mail/mailStyles.ts'
import type { list } from './list.schema.ts'
import { listTypes } from './list.types.ts'

/** A list; a list in it goes into the item before it. */
export const listMail: MailFace<typeof list> = {
  render: ({ block, children }) => {
    const { unordered, start, type } = block.props
    const items: { key: string; nodes: ReactNode[] }[] = []
    for (const [index, node] of children.entries()) {
      const child = block.children[index]
      const last = items.at(-1)
      if (child?.type === 'list' && last) last.nodes.push(node)
      else items.push({ key: child?.id ?? `${index}`, nodes: [node] })
    }
    if (items.length === 0) return null
    // Room for the markers on both sides: either may be where the lines begin.
    const style = { ...textInMail.style, padding: '0 24px' }
    const entries = items.map(({ key, nodes }) => (
      <li key={key} style={{ margin: '0 0 6px' }}>
        {nodes}
      </li>
    ))
    if (unordered) {
      return (
        <ul className="ink" style={style}>
          {entries}
        </ul>
      )
    }
    return (
      <ol className="ink" style={style} start={start === 1 ? undefined : start} type={listTypes[type]}>
        {entries}
      </ol>
    )
  },
  childWidth: (_block, _index, width) => width - 48,
}
