import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { FirstScript } from './FirstScript.tsx'
import { watchLoading } from './watchLoading.ts'

// Milliseconds. Enough for a phone on a slow connection, and short enough for a waiting user.
const timeoutMs = 15_000

type WithChildren = ReactElement<{ children?: ReactNode }>

const isElement = (node: ReactNode): node is WithChildren => isValidElement(node)

/**
 * Returns Payload's document, watched from its very first moment: its body comes last, and may be missing.
 *
 * @param layout Payload's layout; the document is what it or the component in it makes
 * @param nonce of the page's policy, without which the browser runs no script in it
 * @param first what else stands first in the page
 * @throws Error when that is not a document with a `head`
 */
export async function withLoadGuard(
  layout: ReactNode,
  nonce: string | undefined,
  first?: ReactNode,
): Promise<ReactNode> {
  if (!isElement(layout)) throw new Error('The layout makes no document')
  const { type, props } = layout
  if (typeof type === 'function') return withLoadGuard(await Reflect.apply(type, undefined, [props]), nonce, first)
  const children = Array.isArray(props.children) ? props.children : [props.children]
  const head = children.find((child: ReactNode) => isElement(child) && child.type === 'head')
  if (!isElement(head)) throw new Error('The document of the layout has no head')
  const guard = <FirstScript nonce={nonce} run={watchLoading} argument={timeoutMs} />
  const watched = cloneElement(head, {}, guard, first, head.props.children)
  return cloneElement(layout, {}, ...children.map((child: ReactNode) => (child === head ? watched : child)))
}
