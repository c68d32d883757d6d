import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { TestPayload } from '#tests/integration/bootPayload.ts'
import { passwordOfPeople } from '#tests/integration/people.ts'

const callback = '/api/account/single-sign-on/callback'

/** A browser that logs in with the provider, step by step; it keeps the cookies of the back office. */
export class SignOnVisit {
  private readonly cookies = new Map<string, string>()
  private readonly app: TestPayload

  constructor(app: TestPayload) {
    this.app = app
  }

  /** Begins at the log-in screen. @returns the address at the provider, or the path that it was sent on to */
  async begin(redirect = '/admin'): Promise<string> {
    return this.ask(`/api/account/single-sign-on?redirect=${encodeURIComponent(redirect)}`)
  }

  /** Lets a provider answer that logs in at once. @returns the path with which the browser goes back to the back office */
  async provider(address: string): Promise<string> {
    const answer = await fetch(address, { redirect: 'manual' })
    const { pathname, search } = new URL(answer.headers.get('location') ?? '')
    if (pathname !== callback) throw new Error(`The provider sends the browser to ${pathname}`)
    return `${pathname}${search}`
  }

  /** Goes to a path of the back office. @returns where it leads on to */
  async ask(path: string): Promise<string> {
    // As browsers do: the way back from the provider is its navigation.
    const site = path.startsWith(callback) ? 'cross-site' : 'same-origin'
    const answer = await this.app.request(path, { headers: { ...this.headers, 'Sec-Fetch-Site': site } })
    for (const cookie of answer.headers.getSetCookie()) this.keep(cookie)
    const location = answer.headers.get('location')
    if (location) return location
    const [, onward = ''] = /content="0;url=([^"]*)"/.exec(await answer.text()) ?? []
    return onward.replaceAll('&amp;', '&')
  }

  /** Begins, and comes back. @returns where it leads on to */
  async whole(redirect?: string): Promise<string> {
    return this.ask(await this.provider(await this.begin(redirect)))
  }

  /** Logs in with a password. */
  async logIn(email: string | undefined): Promise<void> {
    const answer = await this.post('/api/users/login', { email, password: passwordOfPeople })
    for (const cookie of answer.headers.getSetCookie()) this.keep(cookie)
  }

  /** Links the person of the provider to the account that is logged in. @returns where it leads on to */
  link(): Promise<string> {
    return this.through('/api/account/single-sign-on/link', {})
  }

  /** Proves again who is logged in. @returns where it leads on to */
  prove(): Promise<string> {
    return this.through('/api/account/single-sign-on/prove', { redirect: '/admin/account' })
  }

  private async through(path: string, body: object): Promise<string> {
    const answer = await this.post(path, body)
    for (const cookie of answer.headers.getSetCookie()) this.keep(cookie)
    const { url } = linking.parse(await answer.json())
    return this.ask(await this.provider(url))
  }

  post(path: string, body: object): Promise<Response> {
    return this.app.request(path, {
      method: 'POST',
      headers: { ...this.headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  }

  /** Returns the account that this browser is logged in as; null for none. */
  async account(): Promise<PayloadRequest['user']> {
    const { user } = await this.app.payload.auth({ headers: new Headers(this.headers) })
    return user
  }

  /** The headers that the browser sends to the back office. */
  get headers(): Record<string, string> {
    const Cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return { Cookie, 'Sec-Fetch-Site': 'same-origin' }
  }

  private keep(cookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (value === '') this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}

const linking = z.object({ url: z.string() })
