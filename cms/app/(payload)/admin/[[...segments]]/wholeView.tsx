import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'

type ViewElement = ReactElement<object> & { type: (props: object) => ReactNode | Promise<ReactNode> }

/**
 * Payload logs what goes wrong while it makes a view, such as a database that is away, and shows a page with nothing in
 * it. Here such a view fails, so that people read that something went wrong and can try again.
 *
 * @param page what Payload makes of a page: its template with the view in it
 */
export function withWholeView(page: ReactNode): ReactNode {
  if (Array.isArray(page)) return page.map(withWholeView)
  if (!isValidElement<{ children?: ReactNode }>(page)) return page
  if (isView(page)) return <WholeView key={page.key} view={page} />
  const { children } = page.props
  if (children === undefined) return page
  return cloneElement(page, {}, ...(Array.isArray(children) ? children : [children]).map(withWholeView))
}

/** Only a view of the server is given the request's own findings. */
const isView = (element: ReactElement<object>): element is ViewElement =>
  typeof element.type === 'function' && 'initPageResult' in element.props

/** @throws Error for a view that came to nothing */
export async function WholeView({ view }: { view: ViewElement }): Promise<ReactNode> {
  const shown = await view.type(view.props)
  if (shown === undefined) throw new Error('This page could not be made')
  return shown
}
