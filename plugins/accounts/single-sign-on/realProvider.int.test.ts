import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { type OpenIdProvider, openIdClient, startOpenIdProvider } from '#tests/integration/openIdProvider.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { createAdministrator } from '#tests/integration/people.ts'
import { accounts } from '../accounts.plugin.ts'
import { SignOnVisit } from './signOnVisit.fixtures.ts'
import { singleSignOn } from './singleSignOn.plugin.ts'

const cmsUrl = 'http://localhost'

let provider: OpenIdProvider
let app: TestPayload
let editorRole: number

beforeAll(async () => {
  provider = await startOpenIdProvider(cmsUrl)
  app = await bootTestPayload({
    serverURL: cmsUrl,
    plugins: [
      accounts(),
      singleSignOn({
        issuer: provider.issuer,
        clientId: openIdClient.id,
        clientSecret: openIdClient.secret,
        name: 'Ledger ID',
        scopes: 'openid email profile groups',
        groupsClaim: 'groups',
        roles: [{ group: 'desk', role: 'Desk' }],
        domains: ['ledger.test'],
        cmsUrl,
      }),
    ],
  })
  await makeTablesIn(app.payload)
  await createAdministrator(app.payload)
  const role = { name: 'Desk', permissions: ['CREATE_POST' as const] }
  editorRole = Number((await app.payload.create({ collection: 'roles', data: role, draft: false })).id)
})

afterAll(async () => {
  await app.stop()
  await provider.stop()
})

// A browser at the provider: it follows redirects, and fills in the provider's forms.
class ProviderTab {
  private readonly cookies = new Map<string, string>()

  /** @returns the path with which it goes back to the back office */
  async logIn(address: string, name: string): Promise<string> {
    let onward = await this.go(address)
    while (!onward.startsWith(cmsUrl)) {
      const page = await this.page(onward)
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1]
      const action = /action="([^"]+)"/.exec(page)?.[1] ?? ''
      const form = new URLSearchParams({ prompt: prompt ?? '', login: name, password: 'any' })
      onward = await this.go(action, form)
    }
    const { pathname, search } = new URL(onward)
    return `${pathname}${search}`
  }

  /** Follows redirects up to a page or to the back office. @returns its address */
  async go(address: string, form?: URLSearchParams): Promise<string> {
    if (address.startsWith(cmsUrl)) return address
    const answer = await this.fetch(address, form)
    const location = answer.headers.get('location')
    return location ? this.go(new URL(location, address).href) : address
  }

  async page(address: string): Promise<string> {
    return (await this.fetch(address)).text()
  }

  private async fetch(address: string, form?: URLSearchParams): Promise<Response> {
    const Cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const sent = form ? { method: 'POST', body: form } : {}
    const answer = await fetch(address, { ...sent, headers: { Cookie }, redirect: 'manual' })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      this.cookies.set(name, value)
    }
    return answer
  }
}

describe('a real provider', () => {
  it('logs in, gives the roles of the groups, and ends its own session at the log-out', async () => {
    provider.people.set('nora', {
      email: 'Nora@ledger.test',
      email_verified: true,
      name: 'Nora Vale',
      groups: ['desk', 'canteen'],
    })
    const [visit, tab] = [new SignOnVisit(app), new ProviderTab()]
    const back = await tab.logIn(await visit.begin('/admin/collections/posts'), 'nora')
    expect(await visit.ask(back)).toBe('/admin/collections/posts')
    const account = await visit.account()
    expect(account).toMatchObject({
      email: 'nora@ledger.test',
      name: 'Nora Vale',
      provider: 'OIDC',
      roles: [editorRole],
    })

    const end = await visit.ask('/api/account/single-sign-on/log-out')
    expect(end).toContain(provider.issuer)
    expect(await visit.account()).toBeNull()
    const question = await tab.page(end)
    expect(question).toContain('logout')
    const [, action = ''] = /action="([^"]+)"/.exec(question) ?? []
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(question) ?? []
    expect(await tab.go(action, new URLSearchParams({ xsrf, logout: 'yes' }))).toBe(`${cmsUrl}/admin/login`)
    // Its session is over: it asks for the person again.
    expect(await tab.page(await tab.go(await visit.begin()))).toContain('value="login"')
  })
})
