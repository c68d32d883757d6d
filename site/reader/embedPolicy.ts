import type { SiteEnvironment } from '../environment.ts'

/**
 * Returns the policy that the page of an embed is sent with: the back office's, which takes its origin away from it.
 * Under a name of its own (EMBED_URL), where there is nothing to take, it keeps it: some networks' scripts do not start
 * without. Null for a policy that leaves the sandbox out.
 */
export function embedPolicy(
  policy: string,
  host: string | undefined,
  { EMBED_URL }: Pick<SiteEnvironment, 'EMBED_URL'>,
): string | null {
  const directives = policy.split(';').map((directive) => directive.trim())
  const sandbox = directives.find((directive) => directive.startsWith('sandbox '))
  if (!sandbox) return null
  if (!EMBED_URL || host !== new URL(EMBED_URL).host) return policy
  return directives.map((directive) => (directive === sandbox ? `${sandbox} allow-same-origin` : directive)).join('; ')
}
