// Makes a reproducible archive of a folder: sorted names, time of the commit, fixed owners and rights; in it the list of its files (release.sums), by
// which forum-desk tells a whole release from one whose files a power cut took.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const forumDesk = join(import.meta.dirname, '../deploy/forum-desk')

/**
 * Beside the archive stands its checksum, as sha256sum reads it and `forum-desk update` asks for it.
 * @param {string} folder what is packed, with its own name
 * @param {number} time seconds since 1970 that every file gets
 * @returns {Promise<{ archive: string, bytes: number, sha256: string }>}
 */
export async function pack(folder, time) {
  const archive = `${folder}.tar.gz`
  const listed = execFileSync(forumDesk, ['list_files', folder], { maxBuffer: 100_000_000 })
  writeFileSync(join(folder, 'release.sums'), listed)
  const same = ['--sort=name', `--mtime=@${time}`, '--owner=0', '--group=0', '--numeric-owner', '--format=gnu']
  const rights = ['--mode=u+rwX,go+rX,go-w']
  const place = ['--directory', dirname(folder), basename(folder)]
  execFileSync('tar', ['--create', '--use-compress-program=gzip --no-name', '--file', archive, ...same, ...rights, ...place])
  const hash = createHash('sha256')
  for await (const part of createReadStream(archive)) hash.update(part)
  const sha256 = hash.digest('hex')
  writeFileSync(`${archive}.sha256`, `${sha256}  ${basename(archive)}\n`)
  return { archive, bytes: statSync(archive).size, sha256 }
}
