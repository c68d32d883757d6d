import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { Finding, SenderFacts } from './sender.types.ts'

const limits = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 5000 }

export async function checkTls({ smtp }: SenderFacts): Promise<Finding> {
  const name = 'TLS'
  const nothing = { found: null, record: null }
  if (!smtp) return { name, verdict: 'good', words: 'Postmark is called over https.', ...nothing }
  const session = new SMTPConnection({ ...parseConnectionUrl(smtp.url), ...limits })
  try {
    await new Promise<void>((resolve, reject) => {
      session.once('error', reject)
      session.connect((error) => (error ? reject(error) : resolve()))
    })
    return session.secure
      ? { name, verdict: 'good', words: `${smtp.host} takes mails encrypted.`, ...nothing }
      : { name, verdict: 'bad', words: `${smtp.host} offers no encryption. Use a server that does.`, ...nothing }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { name, verdict: 'bad', words: `No encrypted connection to ${smtp.host}: ${reason}`, ...nothing }
  } finally {
    session.close()
  }
}
