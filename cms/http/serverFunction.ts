import type { ServerFunctionArgs } from 'payload'

// The screens without a log-in ask for this one; it checks its caller itself.
const withoutLogin: ReadonlySet<string> = new Set(['form-state'])

/**
 * Throws where a server function may not be called. Payload looks its name up in an object, where `constructor` is a
 * function of every object: that one answers anybody with the import map and all permissions.
 * @param args as they came: anybody can send anything
 * @param isMember resolves to whether the caller is an active member of the newsroom
 */
export async function requireServerFunction(
  { name }: Pick<ServerFunctionArgs, 'name'>,
  isMember: () => Promise<boolean>,
): Promise<void> {
  const isKnown = typeof name === 'string' && !(name in {})
  if (!isKnown || !(withoutLogin.has(name) || (await isMember()))) throw new Error('There is no such server function')
}
