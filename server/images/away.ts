/** A file or a picture cannot be had now, for a reason that is not its own. */
export class Away extends Error {}
