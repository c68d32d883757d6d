import { z } from 'zod'
import { callService, missingService, type OutsideService } from '#plugins/outside/serviceCall.ts'
import type { ShowcaseItem, ShowcaseProvider, ShowcaseQuery } from '../showcase.types.ts'

export interface DocumentCloudOptions {
  username: string
  password: string
  /** Of the API, and of what gives tokens; without a slash at the end. */
  url: string
  accountsUrl: string
}

const service: OutsideService = {
  name: 'DocumentCloud',
  variable: 'DOCUMENTCLOUD_USERNAME and DOCUMENTCLOUD_PASSWORD',
}

const id = z.union([z.string(), z.number()]).transform(String)

const document = z
  .object({
    id,
    slug: z.string().nullish(),
    title: z.string().nullish(),
    canonical_url: z.string().nullish(),
    asset_url: z.string().nullish(),
    updated_at: z.string().nullish(),
  })
  .transform((found): ShowcaseItem => {
    const name = found.slug ? `${found.id}-${found.slug}` : found.id
    return {
      id: name,
      title: found.title ?? '',
      publicUrl: found.canonical_url || `https://www.documentcloud.org/documents/${name}/`,
      preview: found.asset_url ? `${found.asset_url}documents/${found.id}/pages/${found.slug}-p1-small.gif` : null,
      modified: found.updated_at ?? null,
    }
  })

const page = z.object({ results: z.array(document), count: z.number() })
const tokens = z.object({ access: z.string() })
const me = z.object({ organization: id })

/** Milliseconds that a token is used; the service lets it live five minutes. */
const tokenFor = 4 * 60_000

/** Signs that mean something in a search of the service; what an editor types is words. */
const signs = /[+\-!(){}[\]^"~*?:\\/&|]/g

/** Documents of the newsroom's organization (DocumentCloud API). */
export const documentCloud = ({ username, password, url, accountsUrl }: DocumentCloudOptions): ShowcaseProvider => {
  let known: { token: string; organization: string; until: number } | null = null

  const signIn = async () => {
    if (known && known.until > Date.now()) return known
    const body = JSON.stringify({ username, password })
    const json = { 'Content-Type': 'application/json' }
    const { access } = await callService(service, tokens, `${accountsUrl}/api/token/`, {
      method: 'POST',
      headers: json,
      body,
    })
    const headers = { Authorization: `Bearer ${access}` }
    const { organization } = await callService(service, me, `${url}/api/users/me/`, { headers })
    known = { token: access, organization, until: Date.now() + tokenFor }
    return known
  }
  const headersOf = ({ token }: { token: string }) => ({ Authorization: `Bearer ${token}` })

  return {
    search: async (query) => {
      const account = await signIn()
      const address = new URL(`${url}/api/documents/search/`)
      address.searchParams.set('q', questionOf(query, account.organization))
      address.searchParams.set('sort', 'created_at_desc')
      address.searchParams.set('page', String(query.page))
      address.searchParams.set('per_page', String(query.pageSize))
      const { results, count } = await callService(service, page, address, { headers: headersOf(account) })
      return { items: results, totalItems: count }
    },
    retrieve: async (asked) => {
      const number = /^\d+/.exec(asked)?.[0] ?? '0'
      return callService(service, document, `${url}/api/documents/${number}/`, { headers: headersOf(await signIn()) })
    },
  }
}

const questionOf = ({ query, from, before }: ShowcaseQuery, organization: string): string => {
  const words = query.replaceAll(signs, ' ').trim()
  const day = (moment: Date | null) => moment?.toISOString() ?? '*'
  const range = from || before ? [`created_at:[${day(from)} TO ${day(before)}]`] : []
  return [words, `organization:${organization}`, ...range].filter(Boolean).join(' AND ')
}

/** Without an account. */
export const noDocumentCloud: ShowcaseProvider = {
  search: async () => missingService(service),
  retrieve: async () => missingService(service),
}
