"""Measures obdmech-camera: python3 Benchmarks/camera.py PROGRAM FOLDER [KILLS]

Kills it at random moments, reads the clips with ffprobe, compares the clock that the simulated camera draws with the times in
the index, fills a small disk, lets a camera fail, and measures the CPU time of a copied 1080p30 stream.
"""
import glob, json, os, random, resource, shutil, signal, subprocess, sys, time
from datetime import datetime

program, base = sys.argv[1], sys.argv[2]
kills = int(sys.argv[3]) if len(sys.argv) > 3 else 20


def record(folder, *more, source='sim:', **options):
    words = [program, 'record', '--source', source, '--folder', folder, *more]
    return subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **options)


def frames(path):
    """The times of all frames of a file, in seconds."""
    out = subprocess.run(['ffprobe', '-v', 'error', '-select_streams', 'v', '-show_entries', 'packet=pts_time', '-of', 'csv=p=0',
                          path], capture_output=True, text=True).stdout
    return sorted(float(word.strip(',')) for word in out.split() if word.strip(',') not in ('', 'N/A'))


def clips(folder):
    out = subprocess.run([program, 'list', '--folder', folder, '--json'], capture_output=True, text=True).stdout
    return json.loads(out)['clips']


def new(name):
    folder = os.path.join(base, name)
    shutil.rmtree(folder, ignore_errors=True)
    return folder


def killed():
    folder, damaged, lost, early = new('kills'), 0, [], 0
    for number in range(kills):
        before = set(glob.glob(folder + '/*.ts'))
        run = record(folder, '--segment', '2s', '--quality', 'low', start_new_session=True)
        run.stdout.readline()
        time.sleep(2 + random.random() * 5)
        at = time.time()
        # The drawing child ends with the program; every second time it is killed with it, as when the power goes.
        if number % 2:
            os.killpg(run.pid, signal.SIGKILL)
        else:
            run.send_signal(signal.SIGKILL)
        run.wait()
        after = sorted(set(glob.glob(folder + '/*.ts')) - before)
        if not after:
            # On a busy computer, the camera may not have sent anything yet.
            early += 1
            continue
        last = after[-1]
        found = [clip for clip in clips(folder) if os.path.basename(last) == clip['file']][0]
        start = datetime.fromisoformat(found['start'].replace('Z', '+00:00')).timestamp()
        times = frames(last)
        lost.append(at - (start + times[-1] - times[0]) if times else float('inf'))
    for clip in clips(folder):
        path = folder + '/' + clip['file']
        errors = subprocess.run(['ffprobe', '-v', 'error', '-show_streams', path], capture_output=True, text=True).stderr
        damaged += bool(errors) or not frames(path)
    lost.sort()
    print(f'{kills} kills: {len(clips(folder))} clips, {damaged} damaged, {early} before the first picture; lost at the end: '
          f'median {lost[len(lost) // 2]:.2f} s, most {lost[-1]:.2f} s')


def clock():
    """The drawn clock is 40 squares at the lower edge, the highest bit first."""
    folder = new('clock')
    record(folder, '--duration', '12s', '--segment', '4s').wait()
    errors = []
    for clip in clips(folder):
        path = folder + '/' + clip['file']
        start = datetime.fromisoformat(clip['start'].replace('Z', '+00:00')).timestamp()
        times = frames(path)
        size = subprocess.run(['ffprobe', '-v', 'error', '-show_entries', 'stream=width,height', '-of', 'csv=p=0', path],
                              capture_output=True, text=True).stdout.split()[0].strip(',').split(',')
        width, height = int(size[0]), int(size[1])
        raw = subprocess.run(['ffmpeg', '-v', 'error', '-i', path, '-vsync', 'passthrough', '-f', 'rawvideo', '-pix_fmt', 'gray', '-'],
                             capture_output=True).stdout
        square = width // 40 // 2 * 2
        row = (height - square) // 2 * 2 + square // 2
        for index in range(min(len(raw) // (width * height), len(times))):
            picture = raw[index * width * height:]
            line = picture[row * width:(row + 1) * width]
            value = 0
            for bit in range(40):
                value = value << 1 | (line[bit * square + square // 2] > 128)
            shown = start + times[index] - times[0]
            drawn = (int(shown * 1000) >> 40 << 40) + value
            errors.append(shown * 1000 - drawn)
    errors.sort()
    within = sum(abs(error) <= 40 for error in errors) / max(1, len(errors))
    print(f'clock: {len(errors)} frames, offset median {errors[len(errors) // 2]:.0f} ms, from {errors[0]:.0f} to '
          f'{errors[-1]:.0f} ms, {within:.1%} within 40 ms')


def full():
    folder = new('full')
    stream = 'ffmpeg -v error -re -f lavfi -i testsrc2=s=1280x720:r=30 -c:v libx264 -preset ultrafast -g 15 -f mpegts -'
    os.makedirs(folder)
    if subprocess.run(['mount', '-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', folder], stderr=subprocess.DEVNULL).returncode:
        return print('full disk: not measured, this needs root')
    try:
        run = record(folder, '--duration', '40s', '--segment', '5s', '--keep-free', '2MB', source='exec:' + stream)
        _, errors = run.communicate()
        free = os.statvfs(folder)
        print(f'full disk of 12 MB: exit {run.returncode}, {len(clips(folder))} clips, '
              f'{free.f_bavail * free.f_frsize / 1e3:.0f} kB free, messages: {errors.strip() or "none"}')
    finally:
        subprocess.run(['umount', folder])


def unplugged():
    folder = new('unplugged')
    stream = 'ffmpeg -v error -re -f lavfi -i testsrc2=s=640x360:r=30 -t 4 -c:v libx264 -preset ultrafast -g 15 -f h264 -'
    run = record(folder, '--duration', '25s', '--segment', '60s', source='exec:' + stream)
    _, errors = run.communicate()
    found = clips(folder)
    print(f'camera that ends every 4 s: exit {run.returncode}, {len(found)} clips of '
          f'{", ".join(format(clip["durationS"], ".1f") for clip in found)} s, {errors.count("trying again")} pauses reported')


def cost():
    folder, file = new('cost'), os.path.join(base, 'source.ts')
    subprocess.run(['ffmpeg', '-v', 'error', '-y', '-f', 'lavfi', '-i', 'testsrc2=s=1920x1080:r=30', '-t', '60', '-c:v', 'libx264',
                    '-preset', 'ultrafast', '-b:v', '10M', '-g', '15', '-f', 'mpegts', file], check=True)
    source = f'exec:ffmpeg -v error -re -i {file} -c copy -f mpegts -'
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    run = record(folder, '--duration', '55s', '--segment', '10s', source=source)
    run.wait()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    count = sum(len(frames(path)) for path in glob.glob(folder + '/*.ts'))
    print(f'1080p30 copied: {seconds / 55:.1%} of a core with ffmpeg and the source, {count} frames in '
          f'{sum(clip["durationS"] for clip in clips(folder)):.1f} s')


os.makedirs(base, exist_ok=True)
for measure in (clock, killed, unplugged, full, cost):
    measure()
