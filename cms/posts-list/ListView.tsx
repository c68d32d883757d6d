import { randomUUID } from 'node:crypto'
import { redirect } from 'next/navigation'
import type { ListViewClientProps, ListViewServerPropsOnly, PayloadRequest } from 'payload'
import { createLocalReq } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { type Actor, holds } from '#collections/permissions/actor.ts'
import { actorOfRequest } from '#collections/permissions/actorOfRequest.ts'
import { fromScreenAddress, readListAddress, writeListAddress } from '#collections/posts-list/listAddress.ts'
import type { ListModel } from '#collections/posts-list/listModels.ts'
import { listModelOf } from '#collections/posts-list/listModels.ts'
import { listRules } from '#collections/posts-list/listRules.ts'
import type { ListState } from '#collections/posts-list/listState.ts'
import { publicationTimeZone } from '#collections/settings/settingsOfRequest.ts'
import { listedContent } from '#plugins/posts-list/listedContent.ts'
import { ListChooser } from './ListChooser.tsx'
import type { FirstPage, ListRights } from './list.types.ts'

type ListViewProps = ListViewClientProps & ListViewServerPropsOnly

/**
 * Renders the list of posts, newsletters or sections (docs/spec/newsroom.md#list-layout) with its first page rendered
 * on the server. In drawers, where documents are picked, Payload's own list stays.
 */
export async function ListView(props: ListViewProps) {
  // What is left of them is for Payload's own list, which a drawer shows; none of it may be an object of the server.
  const { collectionConfig, data, i18n, limit, listSearchableFields, locale, params, payload, ...shared } = props
  const { permissions, searchParams, user, visibleEntities, documentSubViewType, id, ...forPayload } = shared
  const model = listModelOf(collectionConfig.slug)
  if (!model) throw new TypeError(`There is no list for the collection "${collectionConfig.slug}".`)
  if (forPayload.viewType === 'trash') redirect(trashAddress(payload.config.routes.admin, model))
  const req = await createLocalReq({ user }, payload)
  const { state } = readListAddress(model, fromScreenAddress(parametersOf(searchParams ?? {})))
  return (
    <ListChooser
      forPayload={forPayload}
      screen={{
        collection: model.collection,
        state,
        firstPage: await firstPageOf(req, model, state),
        timeZone: await publicationTimeZone(req),
        rights: rightsOf(model, await actorOfRequest(req)),
        newDocumentURL: props.hasCreatePermission ? props.newDocumentURL : null,
        isMissing: searchParams?.notFound !== undefined,
      }}
    />
  )
}

// Payload has a screen of its own for the trash; here it is one of the statuses.
const trashAddress = (adminRoute: string, { collection }: ListModel): string =>
  `${formatAdminURL({ adminRoute, path: `/collections/${collection}` })}?publishStatus=TRASHED`

const parametersOf = (searchParams: Record<string, string | string[] | undefined>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(searchParams).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one])),
  )

const firstPageOf = async (req: PayloadRequest, model: ListModel, state: ListState): Promise<FirstPage> => {
  const common = { key: randomUUID(), address: writeListAddress(model, state).toString() }
  try {
    return { ...common, answer: await listedContent(req, model, state) }
  } catch (error) {
    req.payload.logger.error({ err: error, msg: `The list of ${model.collection} could not be read` })
    return { ...common, answer: null }
  }
}

// Returns the rights that the user has on at least some of the documents; each document's own response says on which.
const rightsOf = (model: ListModel, actor: Actor): ListRights => {
  const rules = listRules[model.collection]
  const may = (name: 'publish' | 'unpublish' | 'update' | 'trash' | 'deletePermanently'): boolean =>
    rules[name].where(actor) !== false
  return {
    publish: may('publish') && may('update'),
    unpublish: may('unpublish'),
    trash: may('trash'),
    restore: may('update'),
    delete: may('deletePermanently'),
    edit: may('update'),
    unlock: holds(actor, 'UNLOCK_DOCUMENT'),
  }
}
