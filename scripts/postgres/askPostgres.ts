import { Socket } from 'node:net'
import { Client, DatabaseError } from 'pg'

/**
 * Makes the question that shows whether a PostgreSQL still answers, over a connection of its own each time. A refusal in
 * PostgreSQL's words, such as "too many clients", is an answer.
 * @param url its address with user and password
 */
export function askPostgres(url: string) {
  return async (signal: AbortSignal): Promise<boolean> => {
    const socket = new Socket()
    const giveUp = () => socket.destroy()
    signal.addEventListener('abort', giveUp, { once: true })
    const client = new Client({ connectionString: url, stream: () => socket })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query('SELECT 1')
      return true
    } catch (error) {
      return error instanceof DatabaseError
    } finally {
      signal.removeEventListener('abort', giveUp)
      socket.destroy()
    }
  }
}
