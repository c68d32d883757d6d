import type { AdminViewServerProps } from 'payload'
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'

type ViewProps = { initPageResult: Pick<AdminViewServerProps['initPageResult'], 'collectionConfig' | 'docID' | 'req'> }

type ViewElement = ReactElement<ViewProps> & { type: (props: ViewProps) => ReactNode | Promise<ReactNode> }

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

/** @throws Error for a view that came to nothing, and when the database is away */
export async function WholeView({ view }: { view: ViewElement }): Promise<ReactNode> {
  const shown = await madeOf(view)
  if (shown === undefined) throw new Error('This page could not be made')
  return shown
}

/** Payload takes a document that it could not read for one that there is not, and leads to the list instead. */
async function madeOf({ type, props }: ViewElement): Promise<ReactNode> {
  try {
    return await type(props)
  } catch (error) {
    if (!isSentToList(error) || !(await isThere(props))) throw error
    return type(props)
  }
}

/** By the address that Next's redirect carries. */
const isSentToList = (error: unknown) => String(Reflect.get(Object(error), 'digest')).includes('?notFound=')

/** @throws Error while the database is away */
async function isThere({ initPageResult: { collectionConfig, docID, req } }: ViewProps): Promise<boolean> {
  if (!collectionConfig || docID === undefined) return false
  const { totalDocs } = await req.payload.count({
    collection: collectionConfig.slug,
    where: { id: { equals: docID } },
    trash: true,
  })
  return totalDocs > 0
}
