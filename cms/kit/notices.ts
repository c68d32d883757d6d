import { toast } from '@payloadcms/ui'

/** Shows an error notice; like every notice it stays for ten seconds and can be dismissed. */
export const notifyError = (title: string, description?: string): void => {
  toast.error(title, { description })
}

export const notifyDone = (title: string): void => {
  toast.success(title)
}
