import type { LogosProps } from './Logos.tsx';

const logo = (name: string) => ({ src: `/art/logos/${name}.svg`, width: 30, height: 30 });

export const sample = {
  label: 'Trusted by',
  partners: [
    { name: 'Norwick Health', logo: logo('norwick-health') },
    { name: 'Halvorn Foundry', logo: logo('halvorn-foundry') },
    { name: 'Easterlin College', logo: logo('easterlin-college') },
    { name: 'Marden Mutual', logo: logo('marden-mutual') },
  ],
  industriesLabel: 'Where we work',
  industries: [
    { icon: 'heartbeat', label: 'Healthcare' },
    { icon: 'school', label: 'Education' },
    { icon: 'bank', label: 'Government' },
    { icon: 'chart', label: 'Financial Services' },
    { icon: 'settings', label: 'Manufacturing' },
  ],
  controls: { pause: 'Pause partner logos', play: 'Play partner logos' },
} satisfies LogosProps;
