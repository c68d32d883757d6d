import type { MailFolder } from '../written/mailFolder.store.ts'
import { type ComposeOptions, mailComposer } from './composeMail.ts'
import type { MailTransport } from './sending.types.ts'

/** Returns a folder as a service for newsletters, for newsrooms without a mail server: its mails are not sent. */
export function folderTransport(options: ComposeOptions, folder: MailFolder): MailTransport {
  const compose = mailComposer(options)
  return {
    name: 'the folder of mails',
    isFolder: true,
    open: () => ({
      deliver: async (mail, handOver) => {
        const message = await compose(mail)
        if (!(await handOver())) return { kind: 'declined' }
        try {
          await folder.write(message, { to: mail.to, name: mail.metadata.row })
          return { kind: 'accepted', response: 'Written to the folder of mails' }
        } catch (error) {
          // A disk that is full refuses every mail.
          return { kind: 'stopped', response: error instanceof Error ? error.message : String(error) }
        }
      },
      close: () => undefined,
    }),
  }
}
