import { createHash, createSecretKey, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { json, type StandIn, type StandInAnswer, startStandIn } from '#tests/integration/standInServer.ts'

type CryptoKey = Awaited<ReturnType<typeof generateKeyPair>>['publicKey']

interface SigningKey {
  id: string
  publicKey: CryptoKey
  privateKey: CryptoKey
}

/** What a provider of OpenID Connect does wrong; nothing of it: it is an honest one. */
export interface Lies {
  claims?: (honest: JWTPayload) => JWTPayload
  algorithm?: 'none' | 'HS256'
  /** Signs with a key that it does not publish. */
  unknownKey?: boolean
  noIdToken?: boolean
  userInfo?: StandInAnswer
  /** Changes the address with which the browser goes back. */
  comeBack?: (address: URL) => void
  discovery?: StandInAnswer
  token?: StandInAnswer
}

interface BegunLogIn {
  nonce: string
  challenge: string
}

/** A provider that logs everybody in as `person` at once, with the lies that are set. */
export class LyingProvider {
  lies: Lies = {}
  person: { sub: string; [claim: string]: unknown } = { sub: 'nora' }
  private readonly codes = new Map<string, BegunLogIn>()
  private readonly server: StandIn
  private readonly clientId: string
  private key: SigningKey

  private constructor(server: StandIn, clientId: string, key: SigningKey) {
    this.server = server
    this.clientId = clientId
    this.key = key
    server.answer = (req, res, url) => {
      this.answer(req, url).then(
        (answer) => answer(req, res, url),
        () => res.writeHead(500).end(),
      )
    }
  }

  static async start(clientId: string): Promise<LyingProvider> {
    return new LyingProvider(await startStandIn(json({})), clientId, await newKey())
  }

  get issuer(): string {
    return this.server.url
  }

  get stop(): () => Promise<void> {
    return this.server.stop
  }

  /** Signs with another key from now on, which it publishes. */
  async changeKeys(): Promise<void> {
    this.key = await newKey()
  }

  /** Returns a logout token about its person, with the lies that are set. */
  logOutToken(claims: JWTPayload = {}): Promise<string> {
    const events = { 'http://schemas.openid.net/event/backchannel-logout': {} }
    const token = { jti: randomBytes(8).toString('hex'), sub: this.person.sub, events, ...claims }
    return this.sign({ ...this.ofNow(), ...token })
  }

  private async answer(req: IncomingMessage, url: URL): Promise<StandInAnswer> {
    const { issuer, lies } = this
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return lies.discovery ?? json(this.metadata)
      case '/keys': {
        const key = { ...(await exportJWK(this.key.publicKey)), kid: this.key.id, alg: 'RS256', use: 'sig' }
        return json({ keys: [key] })
      }
      case '/authorize':
        return this.authorize(url.searchParams)
      case '/token':
        return lies.token ?? this.exchange(new URLSearchParams(await text(req)))
      case '/userinfo':
        return lies.userInfo ?? json(this.person)
      default:
        return json({ error: `${issuer} has no such page` }, 404)
    }
  }

  private get metadata() {
    const { issuer } = this
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      authorization_response_iss_parameter_supported: true,
      // It says that it may do what is refused.
      id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
    }
  }

  private authorize(parameters: URLSearchParams): StandInAnswer {
    const code = randomBytes(16).toString('hex')
    const [nonce, challenge, callback] = ['nonce', 'code_challenge', 'redirect_uri'].map(
      (name) => parameters.get(name) ?? '',
    )
    this.codes.set(code, { nonce: nonce ?? '', challenge: challenge ?? '' })
    const address = new URL(callback ?? '')
    for (const [name, value] of [
      ['code', code],
      ['state', parameters.get('state') ?? ''],
      ['iss', this.issuer],
    ] as const)
      address.searchParams.set(name, value)
    this.lies.comeBack?.(address)
    return (_req, res) => res.writeHead(302, { Location: address.href }).end()
  }

  private async exchange(form: URLSearchParams): Promise<StandInAnswer> {
    const code = form.get('code') ?? ''
    const begun = this.codes.get(code)
    this.codes.delete(code)
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (begun?.challenge !== challenge) return json({ error: 'invalid_grant' }, 400)
    const tokens = { access_token: 'for-userinfo', token_type: 'Bearer', expires_in: 60 }
    return json(this.lies.noIdToken ? tokens : { ...tokens, id_token: await this.idToken(begun.nonce) })
  }

  private async idToken(nonce: string): Promise<string> {
    return this.sign({ ...this.ofNow(), nonce, ...this.person })
  }

  private ofNow(): JWTPayload {
    const now = Math.floor(Date.now() / 1000)
    return { iss: this.issuer, aud: this.clientId, iat: now, exp: now + 300 }
  }

  private async sign(honest: JWTPayload): Promise<string> {
    const claims = this.lies.claims?.(honest) ?? honest
    if (this.lies.algorithm === 'none') return new UnsecuredJWT(claims).encode()
    if (this.lies.algorithm === 'HS256') {
      const published = createSecretKey(Buffer.from(await exportSPKI(this.key.publicKey)))
      return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: this.key.id }).sign(published)
    }
    const { id, privateKey } = this.lies.unknownKey ? await newKey() : this.key
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: id }).sign(privateKey)
  }
}

const newKey = async (): Promise<SigningKey> => ({
  id: randomBytes(8).toString('hex'),
  ...(await generateKeyPair('RS256', { extractable: true })),
})
