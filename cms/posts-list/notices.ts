import { toast } from '@payloadcms/ui'

/** Error notices stay for ten seconds and can be dismissed (back-office specification, section 8). */
export const notifyError = (title: string, description?: string): void => {
  toast.error(title, { description, duration: 10_000, closeButton: true })
}

export const notifyDone = (title: string): void => {
  toast.success(title)
}
