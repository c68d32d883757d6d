import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import { z } from 'zod'
import { type ProvidedPerson, personOfClaims } from './claims.ts'
import { type ProvidedLogOut, readLogOutToken } from './logOutToken.ts'
import { SignOnRefused } from './signOnRefusals.ts'

export interface ProviderOptions {
  issuer: string
  clientId: string
  clientSecret?: string
  scopes: string
  groupsClaim: string
  // Address of the back office to which it sends people back.
  callbackUrl: string
}

/** What a browser has to come back with, and what its code is exchanged with; kept on the server. */
export const signOnSecrets = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() })
export type SignOnSecrets = z.infer<typeof signOnSecrets>

export interface ProvidedSession {
  person: ProvidedPerson
  // Says to the provider which of its sessions is to end.
  idToken: string
  // The provider's name of its session; null when it has none.
  providerSession: string | null
  // When the person showed the provider who they are, in seconds since 1970; null when it does not say.
  authenticatedAt: number | null
}

// Seconds that each answer of the provider may take.
const timeout = 8

// Milliseconds for which what the provider says of itself is kept, to begin log-ins.
const freshFor = 60_000

/** A provider of OpenID Connect: code flow with PKCE, state and nonce; every signature is checked. */
export class OpenIdProvider {
  private known: { at: number; configuration: Promise<Configuration> } | null = null
  private readonly options: ProviderOptions

  constructor(options: ProviderOptions) {
    this.options = options
  }

  /**
   * Begins a log-in.
   * @param asksAgain whether the provider asks who it is, whatever session of its own there is
   * @throws SignOnRefused when the provider does not answer
   */
  async begin(asksAgain = false): Promise<{ url: string; secrets: SignOnSecrets }> {
    const { callbackUrl, scopes } = this.options
    const secrets = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() }
    const url = buildAuthorizationUrl(await this.configuration(), {
      redirect_uri: callbackUrl,
      scope: scopes,
      state: secrets.state,
      nonce: secrets.nonce,
      code_challenge: await calculatePKCECodeChallenge(secrets.verifier),
      code_challenge_method: 'S256',
      ...(asksAgain && { prompt: 'login', max_age: '0' }),
    })
    return { url: url.href, secrets }
  }

  /**
   * Finishes a log-in.
   * @param query with which the browser came back
   * @throws SignOnRefused for an answer that is not of this log-in, or not of this provider
   */
  async finish(query: string, { state, nonce, verifier }: SignOnSecrets): Promise<ProvidedSession> {
    // Read again, and its keys with it: a provider that has changed them is understood at once.
    this.known = null
    const configuration = await this.configuration()
    try {
      const tokens = await authorizationCodeGrant(configuration, new URL(query, this.options.callbackUrl), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims || !tokens.id_token) throw new SignOnRefused('untrusted', 'There is no ID token.')
      const userInfo = configuration.serverMetadata().userinfo_endpoint
        ? await fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : {}
      const { clientId, groupsClaim } = this.options
      return {
        person: personOfClaims(claims, userInfo, { clientId, groupsClaim, now: Date.now() / 1000 }),
        idToken: tokens.id_token,
        providerSession: typeof claims.sid === 'string' ? claims.sid : null,
        authenticatedAt: claims.auth_time ?? null,
      }
    } catch (error) {
      throw refusalOf(error)
    }
  }

  /** Returns what the provider says has ended. @throws Error for a token that is not one of its log-outs */
  async logOut(token: string): Promise<ProvidedLogOut> {
    const { issuer, jwks_uri } = (await this.configuration()).serverMetadata()
    if (!jwks_uri) throw new Error('The provider publishes no keys.')
    return readLogOutToken(token, { issuer, clientId: this.options.clientId, keys: new URL(jwks_uri), timeout })
  }

  /** Returns the address at which the provider ends its own session; null when it has none. */
  async endOfSession(idToken: string, returnTo: string): Promise<string | null> {
    const configuration = await this.configuration()
    if (!configuration.serverMetadata().end_session_endpoint) return null
    return buildEndSessionUrl(configuration, { id_token_hint: idToken, post_logout_redirect_uri: returnTo }).href
  }

  private async configuration(): Promise<Configuration> {
    if (!this.known || this.known.at < Date.now() - freshFor) {
      this.known = { at: Date.now(), configuration: this.discover() }
    }
    try {
      return await this.known.configuration
    } catch (cause) {
      this.known = null
      throw new SignOnRefused('unreachable', cause)
    }
  }

  private discover(): Promise<Configuration> {
    const { issuer, clientId, clientSecret } = this.options
    const server = new URL(issuer)
    const onThisMachine = ['localhost', '127.0.0.1', '[::1]'].includes(server.hostname)
    return discovery(server, clientId, undefined, clientSecret ? clientAuthentication(clientSecret) : None(), {
      timeout,
      execute: [enableNonRepudiationChecks, ...(onThisMachine ? [allowInsecureRequests] : [])],
    })
  }
}

// Sends the secret in a header, as every provider can that does not say otherwise.
const clientAuthentication =
  (secret: string): ClientAuth =>
  (server, client, body, headers) => {
    const { token_endpoint_auth_methods_supported: ways = ['client_secret_basic'] } = server
    const authenticate = ways.includes('client_secret_basic') ? ClientSecretBasic(secret) : ClientSecretPost(secret)
    authenticate(server, client, body, headers)
  }

function refusalOf(error: unknown): SignOnRefused {
  if (error instanceof SignOnRefused) return error
  if (error instanceof AuthorizationResponseError) return new SignOnRefused('cancelled', error)
  return new SignOnRefused(isOfLine(error) ? 'unreachable' : 'untrusted', error)
}

// The names of errors of waiting and of a broken connection, as openid-client and Node's fetch have them.
const linkOfErrors = z.object({ code: z.unknown(), message: z.unknown(), cause: z.unknown() }).partial()
const lineFaults: ReadonlySet<unknown> = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'fetch failed', 'terminated'])

// Returns whether the provider was not heard, or could not answer.
function isOfLine(error: unknown): boolean {
  if (error instanceof Response) return error.status >= 500
  const { data } = linkOfErrors.safeParse(error)
  if (!data) return false
  return lineFaults.has(data.code) || lineFaults.has(data.message) || isOfLine(data.cause)
}
