const words: Record<string, string> = {
  password: 'password',
  'password-and-code': 'password and code',
  'password-and-passkey': 'password and passkey',
  'password-and-recovery-code': 'password and recovery code',
  passkey: 'passkey',
  'single-sign-on': 'single sign-on',
  invitation: 'invitation',
}

/** Returns how a log-in began, in words: 'with password and code'. */
export function methodWords(method: string | null): string {
  return method && words[method] ? `with ${words[method]}` : 'before this list was kept'
}
