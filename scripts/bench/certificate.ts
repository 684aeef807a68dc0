import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A key and a self-signed certificate for localhost, new for each run: browsers speak HTTP/2 over TLS only. */
export function selfSigned(): { key: string; cert: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'certificate-'));
  const [key, cert] = ['key', 'cert'].map((name) => path.join(folder, name)) as [string, string];
  try {
    const options = `req -x509 -days 2 -nodes -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout ${key} -out ${cert}`;
    const { status, stderr, error } = spawnSync('openssl', options.split(' '), { encoding: 'utf8' });
    if (error)
      throw new Error('HTTP/2 needs a certificate, and so openssl: install it (apt-get install openssl).');
    if (status !== 0) throw new Error(`HTTP/2 needs a certificate, which openssl could not make: ${stderr}`);
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
