import { elementNode } from '../core/node.factory.ts'
import { infobox } from './infobox.schema.ts'

export const InfoboxNode = elementNode(infobox, ({ alignment, showTitle, title }) => ({
  tag: 'div',
  className: `infobox infobox--${alignment}`,
  data: { title: showTitle ? String(title || 'Add a Title...') : '', isUntitled: String(!title) },
}))
