// Earlier secrets by the one that signs now.
const retired = new Map<string, readonly string[]>()

/**
 * Accepts what was signed with earlier secrets, in this process: log-ins and links outlive a change of the secret.
 * Nothing new is signed with them.
 * @param before the newest first
 */
export function retireSecrets(secret: string, before: readonly string[]): void {
  retired.set(secret, before)
}

/** Returns the secrets with which a signature may be made: the one of now, then earlier ones. */
export function acceptedSecrets(secret: string): readonly string[] {
  return [secret, ...(retired.get(secret) ?? [])]
}
