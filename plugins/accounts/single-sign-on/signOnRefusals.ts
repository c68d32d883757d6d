/** Why a log-in with the provider came to nothing; the address of the log-in screen carries the name. */
export const signOnRefusals = {
  unreachable: (provider) =>
    `${provider} does not answer. Try again in a minute, or log in with your password if you have one.`,
  untrusted: (provider) =>
    `${provider} gave an answer that cannot be trusted, so you were not logged in. Try again. If it happens again, tell an administrator.`,
  cancelled: (provider) =>
    `${provider} did not let you in: the log-in was cancelled there, or you may not use this application.`,
  expired: () => 'This log-in took too long, was used already, or began in another browser. Begin again.',
  unverified: (provider) =>
    `${provider} has not verified your e-mail address. Have it verified there, or log in with your password.`,
  unknown: (provider) =>
    `There is no account for this address, and ${provider} cannot make one here. Ask an administrator to invite you.`,
  linkFirst: (provider) =>
    `You have an account with a password. Log in with it, then link ${provider} on your account page.`,
  otherPerson: (provider) =>
    `Your account is linked to another person at ${provider}. Log in with your password, or ask an administrator.`,
  notAgain: (provider) => `${provider} did not ask again who you are. Log out and in again, then repeat what you did.`,
  taken: (provider) => `This account of ${provider} is linked to another person here.`,
  failed: () => 'Something went wrong here. Try again, or log in with your password if you have one.',
  tooMany: () => 'Too many log-ins were begun from your network and not finished. Try again in 15 minutes.',
  inactive: () => 'This account is inactive. Ask an administrator.',
} satisfies Record<string, (provider: string) => string>

export type SignOnRefusal = keyof typeof signOnRefusals

export function isSignOnRefusal(name: unknown): name is SignOnRefusal {
  return typeof name === 'string' && Object.hasOwn(signOnRefusals, name)
}

/** Ends a log-in with the provider; the cause is for the log alone. */
export class SignOnRefused extends Error {
  override name = 'SignOnRefused'
  readonly refusal: SignOnRefusal

  constructor(refusal: SignOnRefusal, cause?: unknown) {
    super(`Single sign-on was refused: ${refusal}`, { cause })
    this.refusal = refusal
  }
}
