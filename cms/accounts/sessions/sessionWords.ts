const words: Record<string, string> = {
  password: 'password',
  'password-and-code': 'password and code',
  'password-and-passkey': 'password and passkey',
  'password-and-recovery-code': 'password and recovery code',
  passkey: 'passkey',
  'single-sign-on': 'single sign-on',
  'single-sign-on-and-code': 'single sign-on and code',
  'single-sign-on-and-passkey': 'single sign-on and passkey',
  'single-sign-on-and-recovery-code': 'single sign-on and recovery code',
  invitation: 'an invitation',
}

/** Returns how a log-in began, in words: 'with password and code'. */
export function methodWords(method: string | null): string {
  return method && words[method] ? `with ${words[method]}` : 'before this list was kept'
}

// What the server stores of connections from its own machine.
const ownMachine = new Set(['127.0.0.1', '0:0:0:0::/64'])

/** Returns the network of a log-in in words. */
export function networkWords(address: string): string {
  return ownMachine.has(address) ? 'on this machine' : `from ${address}`
}
