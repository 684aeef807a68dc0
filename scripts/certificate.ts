import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A key and a self-signed certificate for localhost, made by openssl. Browsers require TLS for HTTP/2. */
export function selfSigned(): { key: string; cert: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'certificate-'));
  const key = path.join(folder, 'key');
  const cert = path.join(folder, 'cert');
  const curve = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1';
  const options = `req -x509 -days 2 -nodes ${curve} -subj /CN=localhost -addext subjectAltName=DNS:localhost`;
  try {
    execFileSync('openssl', [...options.split(' '), '-keyout', key, '-out', cert], { stdio: 'pipe' });
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  } catch (error) {
    throw new Error('HTTP/2 needs a certificate, and so openssl: apt-get install openssl', { cause: error });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
