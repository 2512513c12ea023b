/** The page was asked for and nothing answered: the error page says so and offers to try again. */
export class Unreachable extends Error {
  override name = 'Unreachable'
}
