import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A key and a self-signed certificate for localhost, made anew for each run: browsers speak HTTP/2 over TLS only. */
export function selfSigned(): { key: string; cert: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-certificate-'));
  const file = (name: string): string => path.join(folder, name);
  try {
    const { status, stderr, error } = spawnSync(
      'openssl',
      [
        ...[
          'req',
          '-x509',
          '-days',
          '2',
          '-nodes',
          '-newkey',
          'ec',
          '-pkeyopt',
          'ec_paramgen_curve:prime256v1',
        ],
        ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
        ...['-keyout', file('key'), '-out', file('cert')],
      ],
      { encoding: 'utf8' },
    );
    if (error)
      throw new Error('HTTP/2 needs a certificate, and so openssl: install it (apt-get install openssl).');
    if (status !== 0) throw new Error(`HTTP/2 needs a certificate, which openssl could not make: ${stderr}`);
    return { key: readFileSync(file('key'), 'utf8'), cert: readFileSync(file('cert'), 'utf8') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
