import { leafNode } from '../core/node.factory.ts'
import { html } from './html.schema.ts'

export const HtmlNode = leafNode(html)
