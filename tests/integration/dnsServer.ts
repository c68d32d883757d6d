import { createSocket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { once } from 'node:events'
import { type Answer, decode, encode, type StringRecordType } from 'dns-packet'

/** Records of a stand-in for the domain name system: `TXT ledger.test` has these values. */
export type Records = Record<string, string[]>

export interface DnsServer {
  records: Records
  /** Asks this server. */
  resolver: Resolver
  stop: () => Promise<void>
}

// "There is no such name", in the flags of an answer (RFC 1035, 4.1.1).
const noSuchName = 3

const types: readonly string[] = ['A', 'AAAA', 'PTR'] satisfies StringRecordType[]
const isString = (type: string): type is StringRecordType => types.includes(type)

const answersTo = (records: Records, { type, name }: { type: string; name: string }): Answer[] =>
  (records[`${type} ${name.toLowerCase()}`] ?? []).map((data) =>
    isString(type) ? { type, name, data } : { type: 'TXT', name, data: data.match(/.{1,255}/g) ?? [] },
  )

/** Starts a server that knows the given records, and no others. */
export async function startDnsServer(records: Records): Promise<DnsServer> {
  const socket = createSocket('udp4')
  const server = { records }
  socket.on('message', (message, { port, address }) => {
    const { id, questions = [] } = decode(message)
    const answers = questions.flatMap((question) => answersTo(server.records, question))
    const reply = {
      type: 'response',
      id,
      questions,
      answers,
      flags: answers.length === 0 ? noSuchName : 0,
    } as const
    socket.send(encode(reply), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const resolver = new Resolver({ timeout: 1000, tries: 1 })
  resolver.setServers([`127.0.0.1:${socket.address().port}`])
  return Object.assign(server, {
    resolver,
    stop: async () => {
      socket.close()
      await once(socket, 'close')
    },
  })
}
