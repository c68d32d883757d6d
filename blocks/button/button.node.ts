import { elementNode } from '../core/node.factory.ts'
import { isValidLink } from '../core/safeHref.ts'
import { button } from './button.schema.ts'

/** A button that is a link and leads nowhere looks like it (docs/spec/editor.md#block-errors). */
export const ButtonNode = elementNode(button, ({ style, color, kind, link }) => ({
  tag: 'div',
  className: [
    `button button--${style} button--${color === 'black' ? 'black' : 'green'}`,
    ...(kind === 'link' && !isValidLink(String(link)) ? ['button--unlinked'] : []),
  ].join(' '),
}))
