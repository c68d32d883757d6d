import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { setShownZone } from '#cms/clock/shownZone.ts'
import { VersionsClock } from '#cms/clock/VersionsClock.tsx'
import { ForbiddenScreen } from '#cms/permissions/ForbiddenScreen.tsx'
import { screenRefusal } from '#cms/permissions/screenRefusal.ts'
import { publicationTimeZone } from '#collections/settings/settingsOfRequest.ts'

type ViewProps = {
  initPageResult: Pick<
    AdminViewServerProps['initPageResult'],
    'collectionConfig' | 'docID' | 'globalConfig' | 'permissions' | 'req'
  >
  params?: { segments?: string[] }
}

type ViewElement = ReactElement<ViewProps> & { type: (props: ViewProps) => ReactNode | Promise<ReactNode> }

/**
 * Payload logs what goes wrong while it makes a view, such as a database that is away, and shows a page with nothing in
 * it. Here such a view fails, so that people read that something went wrong and can try again.
 *
 * @param page what Payload makes of a page: its template with the view in it
 */
export function withStrictView(page: ReactNode): ReactNode {
  if (Array.isArray(page)) return page.map(withStrictView)
  if (!isValidElement<{ children?: ReactNode }>(page)) return page
  if (isView(page)) return <StrictView key={page.key} view={page} />
  const { children } = page.props
  if (children === undefined) return page
  return cloneElement(page, {}, ...(Array.isArray(children) ? children : [children]).map(withStrictView))
}

// Only a view of the server is given the request's own findings.
const isView = (element: ReactElement<object>): element is ViewElement =>
  typeof element.type === 'function' && 'initPageResult' in element.props

/**
 * Makes a view, or says which permissions are missing for it. The views of versions show the publication's time.
 * @throws Error for a view that came to nothing, and when the database is away
 */
export async function StrictView({ view }: { view: ViewElement }): Promise<ReactNode> {
  const { initPageResult, params } = view.props
  const { req } = initPageResult
  const segments = params?.segments ?? []
  const refusal = await screenRefusal(initPageResult, segments)
  if (refusal) return <ForbiddenScreen message={refusal} homeUrl={req.payload.config.routes.admin} />
  if (!segments.includes('versions')) return renderOrThrow(view)
  const timeZone = await publicationTimeZone(req)
  setShownZone(timeZone)
  return <VersionsClock timeZone={timeZone}>{await renderOrThrow(view)}</VersionsClock>
}

// Throws Error for a view that came to nothing
async function renderOrThrow(view: ViewElement): Promise<ReactNode> {
  const shown = await renderWithRetry(view)
  if (shown === undefined) throw new Error('This page could not be made')
  return shown
}

// Payload takes a document that it could not read, or that lies in the trash, for one that there is not, and leads to the
// list instead.
async function renderWithRetry({ type, props }: ViewElement): Promise<ReactNode> {
  try {
    return await type(props)
  } catch (error) {
    if (!isSentToList(error)) throw error
    const place = await placeOf(props)
    if (place === null) throw error
    if (place === 'trash') redirect(addressInTrash(props))
    return type(props)
  }
}

// By the address that Next's redirect carries.
const isSentToList = (error: unknown) => String(Reflect.get(Object(error), 'digest')).includes('?notFound=')

// Returns where the document of a view is; null when there is none.
// Throws Error while the database is away
async function placeOf({ initPageResult, params }: ViewProps): Promise<'collection' | 'trash' | null> {
  const { collectionConfig, docID, req } = initPageResult
  if (!collectionConfig || docID === undefined) return null
  const { docs } = await req.payload.find({
    collection: collectionConfig.slug,
    where: { id: { equals: docID } },
    select: { deletedAt: true },
    trash: true,
    depth: 0,
    limit: 1,
    pagination: false,
  })
  const [found] = docs
  if (!found) return null
  const isInTrash = 'deletedAt' in found && Boolean(found.deletedAt)
  return isInTrash && params?.segments?.[2] !== 'trash' ? 'trash' : 'collection'
}

// The same view of the document, at its address in the trash.
function addressInTrash({ initPageResult: { req }, params }: ViewProps): string {
  const [collections, slug, ...rest] = params?.segments ?? []
  const path: `/${string}` = `/${[collections, slug, 'trash', ...rest].join('/')}`
  return formatAdminURL({ adminRoute: req.payload.config.routes.admin, path })
}
