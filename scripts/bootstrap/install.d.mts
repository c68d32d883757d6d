export function installWhatIsLocked(root: string): Promise<boolean>
