import type { RestPerson } from '../lifecycle/restPerson.ts'

/** What an attack is sent to, and by whom. */
export interface Targets {
  cmsUrl: string
  siteUrl: string
  /** May write and upload; may not publish. */
  contributor: RestPerson
}

/** A small request that once held a server up. */
export interface Attack {
  name: string
  /** @returns the status of the answer */
  send(targets: Targets): Promise<number>
  status: number
}

const statusOf = async (address: string, init?: RequestInit) => {
  const response = await fetch(address, init)
  await response.arrayBuffer()
  return response.status
}

const graphql =
  (query: string): Attack['send'] =>
  ({ cmsUrl }) =>
    statusOf(`${cmsUrl}/api/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query }),
    })

const rest =
  (path: string): Attack['send'] =>
  ({ cmsUrl }) =>
    statusOf(`${cmsUrl}/api${path}`)

const upload =
  (svg: () => string): Attack['send'] =>
  async ({ contributor }) => {
    const form = new FormData()
    form.set('file', new File([svg()], 'drawing.svg', { type: 'image/svg+xml' }))
    form.set('_payload', JSON.stringify({ alt: 'A drawing of the harbor at dusk' }))
    return (await contributor.upload('/media', form)).status
  }

const times = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join('')

// Fragments that spread the next one twice: 2 to the 40th fields in 1.4 KB.
const doublingFragments = `{...F0} ${times(40, (index) => `fragment F${index} on Query{...F${index + 1} ...F${index + 1}} `)}fragment F40 on Query{__typename}`

const conditions = (count: number, operator: 'and' | 'or', field: string): string =>
  times(count, (index) => `&where[${operator}][${index}][${field}][like]=a`).slice(1)

const rows = (count: number) => ({
  blocks: Array.from({ length: count }, (_, index) => ({
    id: `row-${index}`,
    type: 'homepage-row',
    props: { layout: 'post_row_4' },
  })),
})

const drawing = (inside: string, doctype = ''): string =>
  `${doctype}<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">${inside}</svg>`

/** Requests of a few kilobytes, most of them from strangers, each with what it is refused with. */
export const attacks: readonly Attack[] = [
  { name: 'GraphQL fragments that double', send: graphql(doublingFragments), status: 400 },
  {
    name: 'GraphQL aliases of one query',
    send: graphql(`{${times(400, (index) => `a${index}:Posts(limit:1){totalDocs} `)}}`),
    status: 400,
  },
  { name: 'GraphQL fields that repeat', send: graphql(`{Posts{docs{${'id '.repeat(1_500)}}}}`), status: 400 },
  {
    name: 'GraphQL directives that repeat',
    send: graphql(`{__typename ${'@include(if:true)'.repeat(3_000)}}`),
    status: 400,
  },
  {
    name: 'REST conditions over four relations',
    send: rest(`/sections?${conditions(5, 'and', 'parent.parent.parent.parent.name')}`),
    status: 400,
  },
  {
    name: 'REST conditions over four relations, counted',
    send: rest(`/sections/count?${conditions(5, 'and', 'parent.parent.parent.parent.name')}`),
    status: 400,
  },
  {
    name: 'REST conditions by the hundred',
    send: rest(`/posts?${conditions(350, 'and', 'authors.name')}`),
    status: 400,
  },
  { name: 'REST alternatives by the hundred', send: rest(`/posts?${conditions(400, 'or', 'headline')}`), status: 400 },
  { name: 'REST conditions that no value fits', send: rest('/posts?where[headline][near]=1,2'), status: 400 },
  {
    name: 'rows of a page by the thousand',
    send: async ({ contributor }) => (await contributor.call('POST', '/rpc/editor.processBlocks', rows(6_000))).status,
    status: 400,
  },
  {
    name: 'entities of a drawing that grow',
    send: upload(() =>
      drawing(`<text>${'&a;'.repeat(4_000)}</text>`, `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(60_000)}">]>`),
    ),
    status: 400,
  },
  {
    name: 'parts of a drawing by the hundred thousand',
    send: upload(() => drawing('<g/>'.repeat(190_000))),
    status: 400,
  },
  {
    name: 'a server function of a made-up name',
    send: ({ cmsUrl }) =>
      statusOf(`${cmsUrl}/admin/login`, {
        method: 'POST',
        headers: { 'Next-Action': 'x', 'Content-Type': 'text/plain' },
        body: '[{"name":"constructor","args":{}}]',
      }),
    status: 400,
  },
  {
    name: 'an address in many layers of percent signs',
    send: ({ siteUrl }) => statusOf(`${siteUrl}/%${'25'.repeat(7_500)}`),
    status: 414,
  },
]
