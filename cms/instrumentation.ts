/** Next runs it once, before the server answers. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { sayClients } = await import('./http/clientAddress.ts')
  sayClients()
}
