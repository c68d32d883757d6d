import http from 'node:http'

export interface Answer {
  status: number
  headers: http.IncomingHttpHeaders
  /** Names and values in the order and spelling in which they came. */
  rawHeaders: readonly string[]
  body: Buffer
}

export interface Call {
  method?: string
  headers?: Record<string, string>
  body?: string
}

// One connection is kept open, as browsers do: opening it is not measured.
const agent = new http.Agent({ keepAlive: true })

/** Asks over a kept connection and reads the whole answer, as it came: nothing is decoded and no redirect followed. */
export function httpCall(url: string, { method = 'GET', headers = {}, body }: Call = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = http.request(url, { method, headers, agent }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        const { statusCode = 0, headers: given, rawHeaders } = answer
        resolve({ status: statusCode, headers: given, rawHeaders, body: Buffer.concat(chunks) })
      })
    })
    call.on('error', reject)
    call.end(body)
  })
}

/**
 * Sends a request, and requires a successful response: a fast error must not count.
 * @throws Error with the beginning of the response instead
 */
export async function expectOk(url: string, call: Call = {}): Promise<Answer> {
  const answer = await httpCall(url, call)
  if (answer.status >= 200 && answer.status < 300) return answer
  throw new Error(`${call.method ?? 'GET'} ${url} answered ${answer.status}: ${answer.body.toString().slice(0, 300)}`)
}
